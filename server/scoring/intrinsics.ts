const constructors = [Object, Function, Array, String, Number, RegExp, Map, Set, Promise, Uint8Array];
const objects: object[] = [
  ...constructors,
  ...constructors.map(({ prototype }) => prototype as object),
  ...[JSON, Math, Reflect],
];
/** What is added to these is inherited by every object and list. Readers add polyfills to others. */
const inherited = [Object.prototype, Array.prototype, Function.prototype];

const list = () =>
  objects.flatMap((object) =>
    Reflect.ownKeys(object).map((key) => {
      const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {};
      return { object, key, value: value as unknown, get };
    }),
  );

/** @returns whether the built-in objects of the language are still as they were at the call */
export function watchIntrinsics(): () => boolean {
  const first = list();
  const sizes = inherited.map((object) => Reflect.ownKeys(object).length);
  return () =>
    inherited.every((object, index) => Reflect.ownKeys(object).length === sizes[index]) &&
    first.every(({ object, key, value, get }) => {
      const property = Object.getOwnPropertyDescriptor(object, key);
      return property !== undefined && Object.is(property.value, value) && property.get === get;
    });
}
