export { type Classifier, classify, readClassifier, softmax, writeClassifier } from "./classifier.ts";
export { packClassifier, packWords, unpackClassifier, unpackWords } from "./packed.ts";
export { stem } from "./stem.ts";
