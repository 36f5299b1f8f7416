export { PhaseChart, type Phase, type PhaseChartProps } from './phase-chart.tsx';
