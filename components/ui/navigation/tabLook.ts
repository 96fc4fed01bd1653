import { type RefObject, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { flex, font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A row of tabs, which scrolls when it is too wide. */
export const TabRow = styled.nav`
  display: flex;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
`

export const tabOn = css`
  color: ${color.text};
  font-weight: 600;
  box-shadow: inset 0 -2px ${color.brandText};
`

/** One tab of a row, as a button or as a link. */
export const tabLook = css`
  ${flex.inlineRow};
  flex: none;
  gap: 8px;
  min-height: 38px;
  padding: 0 10px;
  ${font.smallMuted};
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: ${color.text};
  }
  /* The scrolling row clips outlines. */
  &:focus-visible {
    outline-offset: -2px;
  }
  ${touch.minHeight}
`

/**
 * For the current tab of a row that may be wider than the screen: scrolls the row so that the tab stands in its middle.
 * @param current what tells which tab that is; undefined or false for none
 */
export function useTabInView<Tab extends HTMLElement>(current: string | boolean | undefined): RefObject<Tab | null> {
  const tab = useRef<Tab>(null)
  useEffect(() => {
    const { parentElement: row, offsetLeft = 0, offsetWidth = 0 } = tab.current ?? {}
    if (current && row) row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2
  }, [current])
  return tab
}
