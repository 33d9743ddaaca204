import { type Attributes, type HrTime, ValueType } from "@opentelemetry/api";
import { AggregationTemporality, DataPointType, type MetricData } from "@opentelemetry/sdk-metrics";
import type { Registry } from "prom-client";

type Metric = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
/** As prom-client gives them; its types leave out the names of a histogram's parts. */
type Value = { value: number; labels: Attributes; metricName?: string };
type Times = { startTime: HrTime; endTime: HrTime };

type Series = {
  attributes: Attributes;
  bounds: number[];
  counts: number[];
  sum: number;
  count: number;
};

/** Puts the lines of a histogram together: bounds and cumulative counts, the sum and the count of each series. */
function readSeries(values: Value[]): Series[] {
  const all = new Map<string, Series>();
  for (const {
    value,
    labels: { le, ...attributes },
    metricName = "",
  } of values) {
    const key = JSON.stringify(attributes);
    const series = all.get(key) ?? { attributes, bounds: [], counts: [], sum: 0, count: 0 };
    all.set(key, series);
    if (metricName.endsWith("_sum")) series.sum = value;
    else if (metricName.endsWith("_count")) series.count = value;
    else {
      series.counts.push(value);
      if (le !== "+Inf") series.bounds.push(Number(le));
    }
  }
  return [...all.values()];
}

function readHistogram(values: Value[], times: Times) {
  return readSeries(values).map(({ attributes, bounds, counts, sum, count }) => ({
    ...times,
    attributes,
    value: {
      // prom-client counts everything below a bound, OpenTelemetry what lies between two.
      buckets: { boundaries: bounds, counts: counts.map((below, index) => below - (counts[index - 1] ?? 0)) },
      ...{ sum, count },
    },
  }));
}

/** A metric of prom-client as OpenTelemetry's; undefined for summaries, which it does not have. */
export function toMetricData({ name, help, type, values }: Metric, times: Times): MetricData | undefined {
  const given: Value[] = values.map(({ value, labels, ...rest }) => ({
    value,
    labels: { ...labels },
    ...rest,
  }));
  const parts = {
    descriptor: {
      name,
      description: help,
      unit: name.endsWith("_seconds") ? "s" : "",
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => given.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  switch (String(type)) {
    case "counter":
      return { ...parts, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case "gauge":
      return { ...parts, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case "histogram":
      return { ...parts, dataPointType: DataPointType.HISTOGRAM, dataPoints: readHistogram(given, times) };
    default:
      return undefined;
  }
}
