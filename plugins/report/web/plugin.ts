import type { WebPlugin } from '../../../web/kit/plugin'
import { screen } from '../../../web/kit/screen'
import { getReportLinks } from '../contract'

export const report: WebPlugin = {
  part: 'report',
  besideMetrics: { call: getReportLinks, ...screen(() => import('./report-button'), ['report', 'tools']) },
}
