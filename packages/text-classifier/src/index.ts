export { type Classifier, classify, readClassifier, softmax, writeClassifier } from "./classifier.ts";
export { stem } from "./stem.ts";
