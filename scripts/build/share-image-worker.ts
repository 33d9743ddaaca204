import { parentPort } from "node:worker_threads";
import { drawShareImage, type ShareWords } from "./share-image-drawing.ts";

/** Draws the images that it is sent, one after the other. */
parentPort?.on("message", async (words: ShareWords) => parentPort?.postMessage(await drawShareImage(words)));
