internal import CanopyGraph

/// A value of an app's own that a part of a text carries, for the ``TextRenderer`` that draws it.
///
/// ```swift
/// struct Highlight: TextAttribute {}
///
/// Text("\(Text("Spring").customAttribute(Highlight())) is here")
///   .textRenderer(HighlightRenderer())
/// ```
public protocol TextAttribute {}

extension Text {
  /// Adds a value to the text that a renderer finds in its runs. Where texts are nested, the value of the inner one counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(AnyTextAttribute(value)))
  }
}

/// An attribute of any type, in an object, so that modifiers of texts are copied without asking for its type.
///
/// Safe because it isn't changed after it was created, and is only read where texts are drawn.
package final class AnyTextAttribute: Equatable, Sendable {
  private let constant: UncheckedSendable<any TextAttribute>

  init(_ value: any TextAttribute) { constant = UncheckedSendable(value) }

  package var value: any TextAttribute { constant.value }

  package static func == (first: AnyTextAttribute, second: AnyTextAttribute) -> Bool {
    func isEqual<Value: TextAttribute>(_ value: Value) -> Bool {
      (second.value as? Value).map { areEqual(value, $0) } ?? false
    }
    return isEqual(first.value)
  }
}
