internal import Foundation

// The adaptive and fixed colors of UIKit, under their UIKit names. Interface colors without a counterpart in
// `SystemColor`, such as `lightText`, are missing.

internal import Foundation

extension UIColor {
  // MARK: Adaptive colors

  /// A red that adapts to the color scheme and contrast.
  public class var systemRed: UIColor { UIColor(.red) }
  /// An orange that adapts to the color scheme and contrast.
  public class var systemOrange: UIColor { UIColor(.orange) }
  /// A yellow that adapts to the color scheme and contrast.
  public class var systemYellow: UIColor { UIColor(.yellow) }
  /// A green that adapts to the color scheme and contrast.
  public class var systemGreen: UIColor { UIColor(.green) }
  /// A mint that adapts to the color scheme and contrast.
  public class var systemMint: UIColor { UIColor(.mint) }
  /// A teal that adapts to the color scheme and contrast.
  public class var systemTeal: UIColor { UIColor(.teal) }
  /// A cyan that adapts to the color scheme and contrast.
  public class var systemCyan: UIColor { UIColor(.cyan) }
  /// A blue that adapts to the color scheme and contrast.
  public class var systemBlue: UIColor { UIColor(.blue) }
  /// An indigo that adapts to the color scheme and contrast.
  public class var systemIndigo: UIColor { UIColor(.indigo) }
  /// A purple that adapts to the color scheme and contrast.
  public class var systemPurple: UIColor { UIColor(.purple) }
  /// A pink that adapts to the color scheme and contrast.
  public class var systemPink: UIColor { UIColor(.pink) }
  /// A brown that adapts to the color scheme and contrast.
  public class var systemBrown: UIColor { UIColor(.brown) }
  /// The standard gray, which adapts to the color scheme and contrast.
  public class var systemGray: UIColor { UIColor(.gray) }
  /// The second gray. Each of the numbered grays is closer to the background color than the previous one.
  public class var systemGray2: UIColor { UIColor(Color(SystemColor.gray2)) }
  /// The third gray.
  public class var systemGray3: UIColor { UIColor(Color(SystemColor.gray3)) }
  /// The fourth gray.
  public class var systemGray4: UIColor { UIColor(Color(SystemColor.gray4)) }
  /// The fifth gray.
  public class var systemGray5: UIColor { UIColor(Color(SystemColor.gray5)) }
  /// The sixth gray, which is closest to the background color.
  public class var systemGray6: UIColor { UIColor(Color(SystemColor.gray6)) }

  // MARK: Interface elements

  /// The color of text labels with primary content.
  public class var label: UIColor { UIColor(Color(SystemColor.label)) }
  /// The color of text labels with secondary content.
  public class var secondaryLabel: UIColor { UIColor(Color(SystemColor.secondaryLabel)) }
  /// The color of text labels with tertiary content.
  public class var tertiaryLabel: UIColor { UIColor(Color(SystemColor.tertiaryLabel)) }
  /// The color of text labels with quaternary content.
  public class var quaternaryLabel: UIColor { UIColor(Color(SystemColor.quaternaryLabel)) }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { UIColor(Color(SystemColor.placeholder)) }
  /// The color of links.
  public class var link: UIColor { UIColor(Color(SystemColor.link)) }
  /// The translucent color of thin borders and divider lines.
  public class var separator: UIColor { UIColor(Color(SystemColor.separator)) }
  /// The opaque color of borders and divider lines.
  public class var opaqueSeparator: UIColor { UIColor(Color(SystemColor.opaqueSeparator)) }
  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { UIColor(Color(SystemColor.fill)) }
  /// The fill color of medium-size shapes.
  public class var secondarySystemFill: UIColor { UIColor(Color(SystemColor.secondaryFill)) }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(Color(SystemColor.tertiaryFill)) }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(Color(SystemColor.quaternaryFill)) }
  /// The color of the main background.
  public class var systemBackground: UIColor { UIColor(Color(SystemColor.background)) }
  /// The color of content layered on top of the main background.
  public class var secondarySystemBackground: UIColor { UIColor(Color(SystemColor.secondaryBackground)) }
  /// The color of content layered on top of secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { UIColor(Color(SystemColor.tertiaryBackground)) }
  /// The color of the main background of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(Color(SystemColor.groupedBackground)) }
  /// The color of content layered on top of the main background of grouped content.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(Color(SystemColor.secondaryGroupedBackground))
  }
  /// The color of content layered on top of secondary backgrounds of grouped content.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(Color(SystemColor.tertiaryGroupedBackground)) }

  // MARK: Fixed colors

  /// Black.
  public class var black: UIColor { UIColor(.black) }
  /// White.
  public class var white: UIColor { UIColor(.white) }
  /// Transparent black.
  public class var clear: UIColor { UIColor(.clear) }
  /// A gray halfway between black and white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A gray with a grayscale value of 1/3.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A gray with a grayscale value of 2/3.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Fully saturated red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Fully saturated green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Fully saturated blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Fully saturated cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Fully saturated yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Fully saturated magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
