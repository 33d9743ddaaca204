declare module "@20minutes/s3rver" {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<import("node:net").AddressInfo>;
    configureBuckets(): Promise<unknown>;
    callback(): import("node:http").RequestListener;
    close(): Promise<void>;
  }
}
