/** Replaces each {name} in a message with its value. */
export function fillTemplate(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
