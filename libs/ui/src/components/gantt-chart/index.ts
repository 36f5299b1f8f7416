export { GanttChart, type Phase, type GanttChartProps } from './gantt-chart.tsx';
