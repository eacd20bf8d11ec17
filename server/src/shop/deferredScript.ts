import type { Renderer } from "@skorpe/core/shop"

/** The inline script that starts a server-rendered page's code. The page's CSP must allow it. */
export const startScript = ({ startAfterPaint }: Renderer): string => `<script>${startAfterPaint}</script>`

/**
 * Moves a page's script into a template, so that the browser does not load it until `startScript` takes it out. It then
 * loads with high priority, before pictures. `beside` holds preload links to code that loads with it.
 */
export const deferScript = (page: string, startScript: string, beside: string): string =>
  page.replace(
    /<script type="module"[^>]* src="([^"]*)"><\/script>/,
    (script, from: string) =>
      `<template id="page-code"><link rel="modulepreload" fetchpriority="high" crossorigin href="${from}">${beside}${script}</template>${startScript}`,
  )
