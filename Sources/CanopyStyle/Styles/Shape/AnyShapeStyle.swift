internal import CanopyCore
internal import CanopyGraph

/// A type-erased shape style.
///
/// ```swift
/// .foregroundStyle(isWarning ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
/// ```
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let box: StyleBox

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    box = (style as? AnyShapeStyle)?.box ?? StyleBox(style)
  }

  /// Returns a Boolean value that indicates whether both styles have the same type and are equal.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    first.box === second.box || first.box.isEqual(to: second.box)
  }

  package var isColor: Bool { box.style is Color }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    box.style._paint(at: level, in: context)
  }

  public var _isRelative: Bool { box.style._isRelative }
}

extension AnyShapeStyle: WrittenAsCode {
  var code: String { readableText(of: box.style) }
}

/// A style of any type in an object, so that copies of a type-erased style share it.
private final class StyleBox: Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  func isEqual(to other: StyleBox) -> Bool {
    func isEqual<Style: ShapeStyle>(_ style: Style) -> Bool {
      (other.style as? Style).map { areEqual(style, $0) } ?? false
    }
    return isEqual(style)
  }
}
