export { type Classifier, classify, softmax } from "./classifier.ts";
export { stem } from "./stem.ts";
