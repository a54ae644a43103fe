public import Foundation

/// A font: a typeface, a size, and variations.
///
/// ```swift
/// Text("Total").font(.headline.monospacedDigit())
/// ```
///
/// A font is a description, which is resolved in the environment of the text that uses it.
public struct Font: Hashable, Sendable {
  let base: Base
  var variations: [Variation] = []

  /// The base of a font.
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A font by name. Its size is either relative to a text style, or fixed.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A variation of a font.
  enum Variation: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case pointSize(CGFloat)
    case scaled(CGFloat)
  }

  init(_ base: Base) { self.base = base }

  func varied(_ variation: Variation) -> Font {
    var font = self
    font.variations.append(variation)
    return font
  }
}

extension Font {
  /// Returns the system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }

  /// Returns the system font at a fixed size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Returns a font by name that scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// Returns a font by name that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns a font by name at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}
