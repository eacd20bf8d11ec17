import type { Drawing } from "@skorpe/core/shop"

/** What starts a drawn page's code, as it stands in the page; a policy has to let it run. */
export const starter = ({ startAfterPaint }: Drawing): string => `<script>${startAfterPaint}</script>`

/**
 * A page whose code lies in a template, where no browser asks for it, until `starter` takes it out; `beside` links to code
 * that comes with it. Once it is asked for, someone waits for it: it goes before pictures.
 */
export const holdCode = (page: string, starter: string, beside: string): string =>
  page.replace(
    /<script type="module"[^>]* src="([^"]*)"><\/script>/,
    (script, from: string) =>
      `<template id="code"><link rel="modulepreload" fetchpriority="high" crossorigin href="${from}">${beside}${script}</template>${starter}`,
  )
