const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];

/** Whether a file is a PNG or JPEG. */
export function isPicture(bytes: Uint8Array): boolean {
  return [png, jpeg].some((start) => start.every((byte, index) => bytes[index] === byte));
}
