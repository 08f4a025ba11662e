import type { UserEvent } from '@testing-library/user-event'

/** Writes a text into a field as one paste: what a long word is checked for at each key is no matter of most tests. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
