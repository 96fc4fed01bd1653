import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/** Below this width the list of documents becomes a select above the PDF. */
export const listAsSelect = '(max-width: 1199.98px)'

/** Three panes that scroll independently, so that the decision stays visible. */
export const PanelGrid = styled.section`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) 348px;
  height: clamp(560px, calc(100dvh - 246px), 960px);
  ${box.card};
  /* clip instead of hidden, which would break sticky children. */
  overflow: clip;
  > * {
    min-height: 0;
    overflow-y: auto;
  }
  > :nth-child(2) {
    overflow: hidden;
  }
  > * + * {
    border-left: 1px solid ${color.line};
  }
  @media ${listAsSelect} {
    grid-template-columns: minmax(0, 1fr) 320px;
    grid-template-rows: auto minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
      overflow: visible;
      border-bottom: 1px solid ${color.line};
    }
    > :nth-child(2) {
      border-left: 0;
    }
  }
  ${below.drawer} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    height: auto;
    > * {
      overflow: visible;
    }
    > * + * {
      border-left: 0;
    }
    > :nth-child(2) {
      height: calc(100dvh - 260px);
      min-height: 360px;
    }
  }
`

export const ListPane = styled.div`
  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 16px 4px;
    h2 {
      ${font.cardTitle};
    }
    span {
      color: ${color.t2};
      font-variant-numeric: tabular-nums;
    }
  }
  > section {
    padding: 16px;
    border-top: 1px solid ${color.line};
    h3 {
      margin-bottom: 12px;
      ${font.secondary};
    }
  }
  @media ${listAsSelect} {
    ${flex.row};
    gap: 16px;
    padding: 10px 16px;
    > header {
      flex: none;
      padding: 0;
    }
    > :last-child {
      flex: 1;
      min-width: 0;
    }
  }
  ${below.phone} {
    flex-wrap: wrap;
    gap: 8px;
    > header,
    > :last-child {
      flex: 1 0 100%;
    }
  }
`
