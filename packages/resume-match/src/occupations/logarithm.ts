/**
 * The natural logarithm to four decimals. `Math.log` differs in its last bits from one JavaScript engine to another; a
 * report must be the same in all of them.
 */
export const logarithm = (value: number): number => Math.round(Math.log(value) * 10_000) / 10_000;
