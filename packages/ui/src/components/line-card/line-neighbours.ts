import { findSuccessor } from '../../foundation/internal/successor-focus.js'

const cards = '.eks-line-card:not([data-deleted])'

/** The card's place in its list: the list item around it, or the card itself. */
const itemOf = (card: HTMLElement): HTMLElement => card.closest('li') ?? card

/** The delete button of the next card, or of the previous one. */
export function neighbourOf(card: HTMLElement): HTMLElement | null {
  return findSuccessor(itemOf(card), '[data-delete-line]')
}

/** How many other cards stand in the same list; one that is being deleted is none. */
export function otherCards(card: HTMLElement): number {
  const item = itemOf(card)
  const siblings = [...(item.parentElement?.children ?? [])].filter((sibling) => sibling !== item)
  return siblings.filter((sibling) => sibling.matches(cards) || sibling.querySelector(cards) !== null).length
}
