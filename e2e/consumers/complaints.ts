import type { Page } from '@playwright/test'

/** Collects a page's errors: of scripts, of React, and of the content security policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  return heard
}
