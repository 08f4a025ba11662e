import type { LocalizedText } from '@eksport/forms'

// Both stand in the page as text, so that they may use nothing from outside of themselves.

/**
 * Says what stands in the page until its code has come in the language that was chosen in this browser, or in that of the link that led
 * here where none was.
 */
export function speakFirstWords(texts: Readonly<Record<string, LocalizedText>>): void {
  let language: string | null = null
  try {
    language = localStorage.getItem('eksport.locale')
  } catch {
    // A browser that blocks storage has nothing stored.
  }
  language ??= new URLSearchParams(location.search).get('locale')
  if (language !== 'nn' && language !== 'en') return
  document.documentElement.lang = language
  for (const element of document.querySelectorAll<HTMLElement>('[data-first-word]')) {
    const text = texts[element.dataset.firstWord ?? '']
    if (text !== undefined) element.textContent = text[language]
  }
}

/** Says that a file without which there is no page did not come, and offers to try again; without it 'loading' would stand for ever. */
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
  // A file that did not come is told to its element alone, on the way down.
  addEventListener('error', hear, true)
}
