/** One arrival of a mail or an event at its receiver. */
export type Delivery = {
  /** Message-ID or webhook-id: the same for each copy. */
  id: string;
  /** Why it was sent: the type of the event, or the address of the mail. */
  about: string;
  /** References and ids that it names. */
  names: string[];
  receivedAt: number;
  /** Time of the receiver's answer; undefined if it gave none. */
  answeredAt?: number;
};
