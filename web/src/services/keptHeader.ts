/** Header of an answer from the service worker's cache: when the server sent it, in epoch milliseconds. */
export const keptHeader = "x-skorpe-kept"
