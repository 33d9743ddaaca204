/*
 * node --import shift-clock.ts?ms=…: shifts the clock of the process by this time. Timers are not affected,
 * as with a real jump.
 */
const shiftMs = Number(new URL(import.meta.url).searchParams.get("ms"));
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...values: ConstructorParameters<typeof RealDate> | []) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }
  static override now() {
    return RealDate.now() + shiftMs;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
