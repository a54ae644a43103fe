public import Foundation

/// What letters look like: a typeface, a size, and variations.
///
/// ```swift
/// Text("Total").font(.headline.monospacedDigit())
/// ```
///
/// A font is a description. Which letters and how large they are is found out where text is shown, from the sizes the
/// user has chosen.
public struct Font: Hashable, Sendable {
  let base: Base
  var variations: [Variation] = []

  /// What a font starts from.
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A font by name, that grows with a text style or with none.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// One change to a font.
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
  /// The system's font for a purpose, as large as the user likes such text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }

  /// The system's font at a fixed size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by name that grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A font by name that grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A font by name that always has the same size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}
