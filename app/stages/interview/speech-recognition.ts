/*
 * On-device recognition in the Web Speech API (draft of 2025), which TypeScript's types do not include yet.
 */

type Choice = { langs: string[]; processLocally: boolean };

type RecognitionEvents = {
  result: {
    resultIndex: number;
    results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
  };
  error: { error: string };
};

export type OnDeviceRecognition = {
  start: (track: MediaStreamTrack) => void;
  abort: () => void;
  addEventListener: <Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
  ) => void;
};

export type RecognitionConstructor = {
  new (): OnDeviceRecognition;
  available?: (choice: Choice) => Promise<"available" | "downloadable" | "downloading" | "unavailable">;
  install?: (choice: Choice) => Promise<boolean>;
};
