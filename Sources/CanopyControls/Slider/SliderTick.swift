public import CanopyCore
internal import Foundation

/// A mark at a value of a slider, with an optional label.
///
/// ```swift
/// Slider(value: $speed) {
///   Text("Speed")
/// } ticks: {
///   SliderTick(0) { Text("Slow") }
///   SliderTick(0.5)
///   SliderTick(1) { Text("Fast") }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The value of the slider at the tick.
  let value: V
  let label: AnyView?

  /// Creates a tick without a label.
  nonisolated public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a label, which is shown below it.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// The identity of a tick, derived from its value.
  public struct ID: Hashable, Sendable {
    fileprivate let value: Double
  }

  public var id: ID { ID(value: Double(value)) }
}

/// One or more slider ticks, or the ticks for the elements of a collection.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The collection that holds the ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks, in the order of the statements.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  /// A collection that contains only this tick.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks from several statements of a builder.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V

  /// The ticks of all statements, in order.
  public let body: [SliderTick<V>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates ticks for numbers, which are identified by a key path.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ data: Data, id _: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Creates ticks for identifiable numbers.
  nonisolated public init<V: BinaryFloatingPoint & Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value

  /// The ticks of all elements, in order.
  public var body: [SliderTick<Content.Value>] { data.flatMap { content($0).body } }
}

/// Builds the ticks of a slider from statements.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  nonisolated public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }

  nonisolated public static func buildBlock() -> TupleSliderTickContent<V, ()> { TupleSliderTickContent(body: []) }

  nonisolated public static func buildPartialBlock<C: SliderTickContent<V>>(first: C) -> C { first }

  nonisolated public static func buildPartialBlock<First: SliderTickContent<V>, Next: SliderTickContent<V>>(
    accumulated: First, next: Next
  ) -> TupleSliderTickContent<V, (First, Next)> {
    TupleSliderTickContent(body: accumulated.body + Array(next.body))
  }
}
