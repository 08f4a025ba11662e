'use client'
import { Chip } from '@eksport/ui/chip'

export const Removable = ({ label }) => <Chip label={label} onRemove={() => undefined} />
