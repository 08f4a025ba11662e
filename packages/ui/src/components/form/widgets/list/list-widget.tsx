'use client'
import { type ListField, localize, setAt } from '@eksport/forms'
import { createContext, type RefObject, useContext, useRef, useState } from 'react'
import { Plus, Trash2 } from '../../../../foundation/icons/icons.js'
import { useAnnounce } from '../../../../foundation/internal/announcer.js'
import { cx } from '../../../../foundation/internal/cx.js'
import { findSuccessor, focusElement } from '../../../../foundation/internal/successor-focus.js'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Button } from '../../../button/button.js'
import { Fieldset } from '../../../field/fieldset.js'
import { IconButton } from '../../../icon-button/icon-button.js'
import { FieldRows } from '../../field-view.js'
import { formTexts } from '../../form.texts.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { itemsOf } from '../../values.logic.js'
import { questionOf } from '../widget-props.js'

/** After the next paint, because an added item is not in the page yet. */
const afterPaint = (action: () => void) => requestAnimationFrame(() => action())

/** An item has no identity but its index; generated keys keep its row and its focus when another is removed. */
function useKeys(count: number) {
  const [kept, setKept] = useState<{ readonly keys: readonly number[]; readonly next: number }>({ keys: [], next: 0 })
  const missing = Array.from({ length: Math.max(0, count - kept.keys.length) }, (_, index) => kept.next + index)
  const keys = [...kept.keys, ...missing].slice(0, count)
  const next = kept.next + missing.length
  if (kept.keys.length !== count) setKept({ keys, next })
  return { keys, drop: (index: number) => setKept({ keys: keys.filter((_, place) => place !== index), next }) }
}

/** The name of the surrounding item, for a list within a list item: 'Container 2'. */
const AroundContext = createContext<string | undefined>(undefined)

/** Adds and removes items, with announcements and focus. */
function useItems(
  { field, path, value, onChange }: WidgetProps<ListField>,
  list: RefObject<HTMLElement | null>,
  adder: RefObject<HTMLElement | null>,
) {
  const { locale } = useEksport()
  const t = useTexts('form', formTexts)
  const announce = useAnnounce()
  const { removeItem } = useForm()
  const items = itemsOf(value)
  const { keys, drop } = useKeys(items.length)
  const around = useContext(AroundContext)
  const nameOf = (index: number) => localize(field.itemLabel, locale, { n: index + 1 })
  // Read without its context, so an item within an item names its parent.
  const wholeNameOf = (index: number) => [nameOf(index), around].filter(Boolean).join(', ')
  const add = () => {
    onChange([...items, {}])
    announce(t('itemAdded', { item: wholeNameOf(items.length) }))
    afterPaint(() =>
      focusElement(list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea, button')),
    )
  }
  const remove = (index: number) => {
    const row = list.current?.children[index]
    const successor = row instanceof HTMLElement ? findSuccessor(row, `[data-remove='${path}']`) : null
    drop(index)
    removeItem({ list: path, index })
    onChange(items.filter((_, other) => other !== index))
    announce(t('itemRemoved', { item: wholeNameOf(index), count: items.length - 1 }))
    // A list that was full gets its add button back only now.
    if (successor) focusElement(successor)
    else afterPaint(() => focusElement(adder.current))
  }
  const removeText = (index: number) => t('removeItem', { item: wholeNameOf(index) })
  return { items, keys, nameOf, wholeNameOf, add, remove, removeText }
}

/** A list within an item takes the item's whole width, with a line at its side. */
const innerClass = 'eks:edge-s-2 eks:border-line eks:ps-4'

/**
 * A repeated group of fields: slaughter periods, containers with their seals. Every item can be removed, and focus then
 * moves to a defined place.
 */
export function ListWidget(props: WidgetProps<ListField>) {
  const { field, path, disabled, compact, root, onChange } = props
  const { locale } = useEksport()
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const { items, keys, nameOf, wholeNameOf, add, remove, removeText } = useItems(props, list, adder)
  // An item with a list is as long as a page: a heading shows where 'Container 2' begins.
  const isNamed = Object.values(field.fields).some(({ kind }) => kind === 'list')
  const full = field.max !== undefined && items.length >= field.max
  return (
    <Fieldset {...questionOf(props)} className={cx(compact && innerClass)}>
      <ol
        ref={list}
        className="eks-form-list eks:mt-3 eks:flex eks:flex-col eks:gap-5"
        data-named={isNamed || undefined}
      >
        {items.map((item, index) => (
          <li key={keys[index]}>
            {/* biome-ignore lint/a11y/useSemanticElements: a nested fieldset would repeat the legend with every field */}
            <div role="group" aria-label={nameOf(index)} className="eks:flex eks:items-start eks:gap-3">
              <div className="eks:min-w-0 eks:flex-1">
                {isNamed && (
                  <p aria-hidden="true" className="eks:mb-2 eks:text-lead eks:weight-semibold">
                    {nameOf(index)}
                  </p>
                )}
                <AroundContext value={wholeNameOf(index)}>
                  <FieldRows
                    together
                    fields={field.fields}
                    answers={item}
                    root={root}
                    prefix={`${path}.${index}`}
                    onChange={(at, next) =>
                      onChange(items.map((other, place) => (place === index ? setAt(item, at, next) : other)))
                    }
                  />
                </AroundContext>
              </div>
              <IconButton
                kind="quiet"
                className={cx(!isNamed && 'eks:md:mt-7')}
                data-remove={path}
                label={removeText(index)}
                disabled={disabled}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {!full && (
        <Button ref={adder} small icon={<Plus />} disabled={disabled} onClick={add} className="eks:mt-3">
          {localize(field.addLabel, locale)}
        </Button>
      )}
    </Fieldset>
  )
}
