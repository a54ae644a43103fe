public import Foundation

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value: a font.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The spacing between characters. Ligatures are kept.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The spacing after each character. Ligatures are separated.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The vertical offset from the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
