import type { UserEvent } from '@testing-library/user-event'

/** Writes a text into a field in one paste, because the checks on every keystroke do not matter to most tests. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}
