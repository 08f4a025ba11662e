import { createFileRoute } from '@tanstack/react-router'
import { GoodsPage } from '#src/features/goods-first/goods-page.tsx'

/** [EXP-09] Where an application starts: with the goods. */
export const Route = createFileRoute('/_virksomhet/soeknader/varer')({ component: GoodsPage })
