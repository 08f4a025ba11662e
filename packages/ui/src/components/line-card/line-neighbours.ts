import { findSuccessor } from '../../foundation/internal/successor-focus.js'

const cards = '.eks-line-card:not([data-deleted])'

/** The card's element in its list: the surrounding list item, or the card itself. */
const itemOf = (card: HTMLElement): HTMLElement => card.closest('li') ?? card

/** The delete button of the next card, or of the previous one. */
export function neighbourOf(card: HTMLElement): HTMLElement | null {
  return findSuccessor(itemOf(card), '[data-delete-line]')
}

/** The number of other cards in the same list, without those being deleted. */
export function otherCards(card: HTMLElement): number {
  const item = itemOf(card)
  const siblings = [...(item.parentElement?.children ?? [])].filter((sibling) => sibling !== item)
  return siblings.filter((sibling) => sibling.matches(cards) || sibling.querySelector(cards) !== null).length
}
