import type { LocalizedText } from '@eksport/forms'

// Both functions are put into the page as text, so they may not use anything outside themselves.

/**
 * Shows the words of the page that is loading in the language that was chosen in this browser, or else in that of the link that
 * led here.
 */
export function speakFirstWords(texts: Readonly<Record<string, LocalizedText>>): void {
  let language: string | null = null
  try {
    language = localStorage.getItem('eksport.locale')
  } catch {
    // Nothing is stored where the browser blocks storage.
  }
  language ??= new URLSearchParams(location.search).get('locale')
  if (language !== 'nn' && language !== 'en') return
  document.documentElement.lang = language
  for (const element of document.querySelectorAll<HTMLElement>('[data-first-word]')) {
    const text = texts[element.dataset.firstWord ?? '']
    if (text !== undefined) element.textContent = text[language]
  }
}

/** Says that a file without which there is no page could not be loaded, and offers to retry; otherwise 'loading' would be shown for ever. */
export function sayWhatDidNotCome(failed: LocalizedText, reload: LocalizedText): void {
  const say = () => {
    const place = document.querySelector('[data-first-word="loading"]')
    if (place === null || place.getAttribute('role') === 'alert') return
    const { lang } = document.documentElement
    const language = lang === 'nn' || lang === 'en' ? lang : 'nb'
    const again = document.createElement('a')
    again.href = location.pathname + location.search
    again.textContent = reload[language]
    place.setAttribute('role', 'alert')
    place.replaceChildren(failed[language], ' ', again)
  }
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
    else say()
  }
  // The error event of a file does not bubble, so it is handled in the capture phase.
  addEventListener('error', hear, true)
}
