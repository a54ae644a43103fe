internal import CanopyGraph

/// A custom value that you attach to a part of a text, for the ``TextRenderer`` that draws it.
///
/// ```swift
/// struct Highlight: TextAttribute {}
///
/// Text("\(Text("Spring").customAttribute(Highlight())) is here")
///   .textRenderer(HighlightRenderer())
/// ```
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text, which a renderer finds in the text's runs. If texts are nested, the value of the inner text
  /// takes precedence.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(AnyTextAttribute(value)))
  }
}

/// An attribute of any type, in an object, so that copying text modifiers doesn't require the attribute's type.
///
/// Safe because it never changes after it was created, and is read only where texts are drawn.
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
