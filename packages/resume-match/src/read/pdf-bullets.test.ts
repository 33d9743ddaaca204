import { describe, expect, it } from "vitest";
import { drawnBullets } from "./pdf-bullets.ts";

const text = (words: string, x: number, y: number, bold = false) => ({
  text: words,
  x,
  y,
  width: words.length * 5,
  size: 10,
  font: "",
  bold,
});
const square = (left: number, bottom: number, size = 4) => ({
  left,
  right: left + size,
  top: bottom - size,
  bottom,
});
const tasks = ["Sorted the post", "Kept the books", "Rang customers"].map((task, row) =>
  text(task, 70, 100 + row * 14),
);

describe("drawnBullets", () => {
  it("finds the marks of a list", () => {
    const bullets = drawnBullets(
      tasks.map(({ y }) => square(58, y - 2)),
      tasks,
    );
    expect(bullets).toMatchObject(tasks.map(({ y }) => ({ text: "•", x: 58, y })));
  });

  it.each([
    ["icons", tasks.map(({ y }) => square(58, y, 9))],
    ["rules", tasks.map(({ y }) => ({ left: 50, right: 65, top: y - 4, bottom: y - 3 }))],
    ["shapes far from the text", tasks.map(({ y }) => square(20, y - 2))],
    ["shapes between lines", tasks.map(({ y }) => square(58, y + 6))],
    ["shapes after the text", tasks.map(({ y }) => square(200, y - 2))],
  ])("takes no %s", (_, shapes) => {
    expect(drawnBullets(shapes, tasks)).toEqual([]);
  });

  it("takes no dots beside entries, which have bullets of their own", () => {
    const entries = ["Acme Ltd", "Marlow Ltd"].map((employer, index) =>
      text(employer, 50, 100 + index * 100),
    );
    const items = entries.flatMap((entry) => [entry, text("Sorted the post", 70, entry.y + 30)]);
    const bullets = drawnBullets(
      items.map(({ x, y }) => square(x - 12, y - 2)),
      items,
    );
    expect(bullets.map(({ x }) => x)).toEqual([58, 58]);
  });

  it("takes no dots of a timeline", () => {
    const heads = [text("Clerk", 70, 100, true), text("2019 – 2021", 70, 150)];
    expect(
      drawnBullets(
        heads.map(({ y }) => square(58, y - 2)),
        heads,
      ),
    ).toEqual([]);
  });
});
