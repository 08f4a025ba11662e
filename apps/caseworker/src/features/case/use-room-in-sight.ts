import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element as high as what is visible of its place: down to the bar with this id, or to the foot of the window.
 * CSS knows neither how far the page is scrolled nor how high that bar is.
 */
export function useRoomInSight(isOn: boolean, barId: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!isOn || current === null) return
    const bar = document.getElementById(barId)
    const resize = () => {
      const end = Math.min(window.innerHeight, bar?.getBoundingClientRect().top ?? window.innerHeight)
      current.style.height = `${end - current.getBoundingClientRect().top}px`
    }
    resize()
    // Notices above the panel and lines of the bar come and go.
    const observer = new ResizeObserver(resize)
    for (const one of [document.body, bar, current]) if (one !== null) observer.observe(one)
    window.addEventListener('scroll', resize, { passive: true })
    window.addEventListener('resize', resize)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', resize)
      window.removeEventListener('resize', resize)
      current.style.height = ''
    }
  }, [isOn, barId])
  return element
}
