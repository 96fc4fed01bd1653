import styled from 'styled-components'
import { StageLine } from '@/components/ui/display/StageLine'
import type { StageLineItem } from '@/components/ui/display/stageSegments'
import { LaptopShape, PhoneShape } from '@/components/ui/drawings/Drawing'
import { MonitorShape } from '@/components/ui/drawings/Monitor'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { sampleOrder } from './visitorHome.content'

const items: StageLineItem[] = sampleOrder.map(([label, phase], place) => ({
  key: label + phase,
  label,
  phase,
  state: place === 0 ? 'completed' : place === 1 ? 'waiting' : 'default',
  side: place === 1 ? 'customer' : undefined,
}))

/** The hero's picture: devices above a sample order with its stage line. */
export const VisitorHomePicture = () => (
  <Figure aria-label="Exemplo de um pedido acompanhado na plataforma">
    <svg viewBox="0 -4 512 200" aria-hidden strokeLinecap="round" strokeLinejoin="round">
      <path d="M1 193h510" stroke={color.drawSoft} strokeWidth="2" />
      <g className="far" transform="translate(-50.5 -70.5) scale(2.5)">
        <MonitorShape screen="cube" />
      </g>
      <g transform="translate(203 -4.3) scale(1.87)">
        <LaptopShape screen="bars" />
      </g>
      <g transform="translate(372 57.6) scale(1.28)">
        <PhoneShape />
      </g>
    </svg>
    <Order>
      <Head>
        <div>
          <b>Pedido 000128</b>
          <span>
            18 notebooks · 18 monitores<i> · 4 celulares</i>
          </span>
        </div>
        <StatusTag tone="wait">
          <i>É a sua vez: documentos</i>
          <em>Sua vez</em>
        </StatusTag>
      </Head>
      <StageLine items={items} bar />
    </Order>
  </Figure>
)

const Figure = styled.figure`
  ${flex.column};
  gap: 32px;
  padding: 78px 28px 28px;
  border-radius: 20px;
  background: ${color.tile};
  svg {
    width: 100%;
    height: auto;
  }
  .far > rect,
  .far > path {
    stroke-width: 1.7px;
  }
  ${below.phone} {
    gap: 22px;
    padding: 32px 12px 0;
    margin-bottom: 34px;
    > * {
      margin-bottom: -34px;
    }
    svg {
      margin-bottom: 0;
    }
  }
`

const Order = styled.div`
  padding: 18px 20px;
  ${box.card};
  box-shadow: ${color.shadowFloat};
  ${below.phone} {
    padding: 14px 16px;
  }
`

const Head = styled.div`
  ${flex.between};
  gap: 12px;
  margin-bottom: 16px;
  b,
  div > span {
    display: block;
  }
  b {
    ${font.cardTitle};
    font-weight: 600;
  }
  div > span {
    ${font.secondaryMuted};
  }
  i,
  em {
    font-style: normal;
  }
  > span > i:not([aria-hidden]) {
    all: unset;
  }
  em {
    display: none;
  }
  ${below.phone} {
    div i,
    > span > i:not([aria-hidden]) {
      display: none;
    }
    em {
      display: inline;
    }
  }
`
