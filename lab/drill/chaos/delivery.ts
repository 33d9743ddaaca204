/** One arrival of a mail or an event at its receiver. */
export type Delivery = {
  /** Message-ID or webhook-id: the same for each copy. */
  id: string;
  /** Type of the event, or recipient address of the mail. */
  about: string;
  /** References and ids that it contains. */
  names: string[];
  receivedAt: number;
  /** Time of the receiver's response; undefined if there was none. */
  answeredAt?: number;
};
