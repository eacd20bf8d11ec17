/** A fingerprint of everything below these folders and of these files: the same as long as nothing there has changed. */
export declare const stampOf: (folders: readonly string[], files: readonly string[]) => string
