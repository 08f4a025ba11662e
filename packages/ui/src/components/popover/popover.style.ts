/** The look of everything that floats above the page by its button. */
export const floating =
  'eks:z-50 eks:max-h-(--radix-popover-content-available-height) eks:max-w-[calc(100vw-16px)] eks:overflow-y-auto eks:rounded eks:border eks:border-line-strong eks:bg-surface-raised eks:text-ui eks:leading-text eks:text-text eks:[box-shadow:var(--eks-shadow-menu)] eks:outline-none eks:animate-fade-in'
