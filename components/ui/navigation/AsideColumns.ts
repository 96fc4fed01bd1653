import styled from 'styled-components'
import { flex, oneColumn } from '@/styles/mixins'
import { below } from '@/styles/tokens'

/** A main column and an aside of 352 px, stacked on narrow screens. */
export const AsideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  align-items: start;
  > div {
    ${flex.stack};
    gap: 16px;
  }
  ${oneColumn.aside}
`

/** The same of a page that is read rather than worked on: roomier. */
export const ReadingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 20px;
  align-items: start;
  margin-bottom: 16px;
  ${oneColumn.aside}
  ${below.phone} {
    gap: 12px;
  }
`

/** Its aside, which stays in sight beside a longer column. */
export const ReadingAside = styled.aside`
  ${flex.stack};
  gap: 20px;
  position: sticky;
  top: 80px;
  ${below.aside} {
    position: static;
  }
  ${below.phone} {
    gap: 12px;
  }
`
