public import Foundation

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// What the attribute is called.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// What the attribute is called.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// What the attribute is called.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// What the attribute is called.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// What the attribute is called.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Room between letters, ligatures staying whole.
  public enum KerningAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// What the attribute is called.
    public static let name = "SwiftUI.Kern"
  }

  /// Room after each letter, ligatures being taken apart.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// What the attribute is called.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far the letters are raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// What the attribute is called.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
