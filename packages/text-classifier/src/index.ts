export { type Classifier, classify, readClassifier, softmax, writeClassifier } from "./classifier.ts";
export { packClassifier, unpackClassifier } from "./packed.ts";
export { stem } from "./stem.ts";
