internal import CanopyCore
internal import CanopyGraph

/// A type-erased shape style.
///
/// ```swift
/// .foregroundStyle(isWarning ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
/// ```
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let box: AnyStyleBox

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    box = (style as? AnyShapeStyle)?.box ?? StyleBox(style)
  }

  /// Returns a Boolean value that indicates whether both styles have the same type and are equal.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    first.box === second.box || first.box.isEqual(to: second.box)
  }

  package var isColor: Bool { box.isColor }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { box.paint(at: level, in: context) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _isRelative: Bool { box.isRelative }
}

extension AnyShapeStyle: WrittenAsCode {
  var code: String { box.code }
}

/// The base class of boxes for styles.
///
/// Safe because the style in a box never changes and every `ShapeStyle` is `Sendable`.
private class AnyStyleBox: @unchecked Sendable {
  var isRelative: Bool { false }
  var isColor: Bool { false }
  var code: String { "" }
  func paint(at level: Int, in context: _PaintContext) -> _Paint {
    preconditionFailure("Every style is in a StyleBox, which overrides this.")
  }
  func isEqual(to other: AnyStyleBox) -> Bool { false }
}

private final class StyleBox<Style: ShapeStyle>: AnyStyleBox, @unchecked Sendable {
  private let style: Style

  init(_ style: Style) { self.style = style }

  override var isRelative: Bool { style._isRelative }

  override var isColor: Bool { Style.self == Color.self }

  override var code: String { readableText(of: style) }

  override func paint(at level: Int, in context: _PaintContext) -> _Paint { style._paint(at: level, in: context) }

  override func isEqual(to other: AnyStyleBox) -> Bool {
    guard let other = other as? StyleBox<Style> else { return false }
    return areEqual(style, other.style)
  }
}
