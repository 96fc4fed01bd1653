import './browser-gaps'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { shiftClockTo } from './shift-clock'

// A build may share the two cores: a slow machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 })

// What React would render a moment later it renders at once: a test that has found one part of a screen may look for another.
Object.assign(jest.requireActual('react'), { useDeferredValue: <Value>(value: Value): Value => value })

// Fixtures have dates, which screens show otherwise on another day or in another year: these tests know one day.
shiftClockTo('2026-11-24T15:00:00.000Z')
