'use client'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { FieldError } from '../../components/field/field-parts.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import type { FileCheck } from '../../components/upload-widget/use-file-check.js'
import { Paperclip, X } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { formatFileSize } from '../../foundation/internal/format-file-size.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { messageThreadTexts } from './message-thread.texts.js'

const identity = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Adds files; a file chosen twice is added once. */
function withFiles(files: readonly File[], more: readonly File[]): readonly File[] {
  return [...new Map([...files, ...more].map((file) => [identity(file), file])).values()]
}

/** Any file, those of a file input's `accept` ('.pdf,.jpg'), or by rules that report what they refuse. */
export type AllowedFiles = boolean | string | FileCheck

/** The files of one message. */
export interface MessageFiles {
  readonly files: readonly File[]
  /** Why files were refused; cleared by the next choice. */
  readonly problems: readonly string[]
  readonly choose: (more: readonly File[]) => void
  readonly remove: (file: File) => void
  readonly clear: () => void
}

/** Keeps the files of a message; without rules every chosen file is attached. */
export function useMessageFiles(allowed: AllowedFiles): MessageFiles {
  const announce = useAnnounce()
  const [files, setFiles] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const choose = (more: readonly File[]) => {
    if (typeof allowed !== 'object') return setFiles(withFiles(files, more))
    const checked = allowed.check(more, files)
    setFiles([...files, ...checked.accepted])
    setProblems(checked.problems)
    if (checked.problems.length > 0) announce(checked.problems.join(' '), 'assertive')
  }
  return {
    files,
    problems,
    choose,
    remove: (file) => setFiles(files.filter((other) => other !== file)),
    clear: () => {
      setFiles([])
      setProblems([])
    },
  }
}

interface ChosenFilesProps {
  chosen: MessageFiles
  disabled: boolean
  addButton: RefObject<HTMLButtonElement | null>
}

/** The files of a message; removing one moves focus to the next, or to the add button. */
export function ChosenFiles({ chosen, disabled, addButton }: ChosenFilesProps) {
  const t = useTexts('message-thread', messageThreadTexts)
  const locale = useHouseLocale()
  const remove = (file: File, item: HTMLElement | null) => {
    const successor = item && findSuccessor(item, 'button', addButton.current)
    chosen.remove(file)
    focusElement(successor)
  }
  return (
    <>
      {chosen.files.length > 0 && (
        <ul aria-label={t('attachments')} className="eks:mt-2 eks:text-ui">
          {chosen.files.map((file) => (
            <li
              key={identity(file)}
              className="eks:flex eks:items-center eks:gap-2 eks:edge-b-1 eks:border-line eks:last:edge-b-0"
            >
              <span className="eks:min-w-0 eks:wrap-anywhere">{file.name}</span>
              <span className="eks:ms-auto eks:text-small eks:whitespace-nowrap eks:tabular eks:text-subtle">
                {formatFileSize(file.size, locale)}
              </span>
              <IconButton
                kind="quiet"
                small
                disabled={disabled}
                label={t('removeFile', { name: file.name })}
                onClick={(event) => remove(file, event.currentTarget.closest('li'))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {chosen.problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </>
  )
}

/** The types that the file dialog offers; the rules check files chosen in spite of it. */
function acceptOf(allowed: AllowedFiles): string | undefined {
  if (typeof allowed === 'object') return allowed.accept
  return typeof allowed === 'string' ? allowed : undefined
}

/** Opens the browser's file dialog. */
export function AddFiles({ chosen, allowed, disabled, addButton }: ChosenFilesProps & { allowed: AllowedFiles }) {
  const t = useTexts('message-thread', messageThreadTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(allowed)}
        aria-label={t('addFiles')}
        onChange={(event) => {
          chosen.choose([...(event.target.files ?? [])])
          // The same file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <Button
        ref={addButton}
        kind="quiet"
        small
        disabled={disabled}
        icon={<Paperclip />}
        onClick={() => input.current?.click()}
      >
        {t('addFiles')}
      </Button>
    </>
  )
}
