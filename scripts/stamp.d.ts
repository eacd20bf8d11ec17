/** A fingerprint of the contents of these folders and files. */
export declare const stampOf: (folders: readonly string[], files: readonly string[]) => string
