internal import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The properties of a node that few elements have.
package struct AccessibilityDetails: Equatable {
  /// The names by which people may speak of the element, the most important first.
  package var inputLabels: [String] = []
  /// The level of a heading, from 1 to 6; 0 for a heading without a level, nil for other elements.
  package var headingLevel: Int?
  package var textContentType: String?
  /// The parts of a text that are links, in its order. Each has an action of its name.
  package internal(set) var links: [LinkedPart] = []
  /// The URL that the element opens, if it is a link as a whole.
  package internal(set) var url: URL?

  /// A part of a text that is a link.
  package struct LinkedPart: Equatable {
    package let text: String
    package let url: URL
  }

  package var customContent: [CustomContent] = []
  package var rotors: [Rotor] = []
  /// A Boolean value that indicates whether people can interact with the element; nil if nothing was said about it.
  package var respondsToUserInteraction: Bool?
  package var dragPoints: [Point] = []
  package var dropPoints: [Point] = []
  /// The options of an area that is touched directly; nil for other elements.
  package var directTouch: [String]?
  package var speech = Speech()
  /// A Boolean value that indicates whether the colors stay as they are while the system inverts the screen.
  package var ignoresInvertColors = false
  /// The text that is shown large while people hold a touch on the element; nil for none.
  package var largeContent: String?
  /// The description of the scroll position.
  package var scrollStatus: String?
  /// The description of a chart; nil for other elements.
  package var chart: AccessibilityChart?
  /// The group of elements that are linked to each other; nil for none.
  package var linkedGroup: Link?
  /// The pair of a label and the content that it describes; nil for none.
  package var labeledPair: Pair?
  /// The identifiers by which rotors refer to the element.
  package var rotorEntries: [Link] = []

  package struct CustomContent: Hashable, Sendable {
    let key: String
    package let label: String
    package let value: String
    package let isImportant: Bool
  }

  /// A list of places that people can go through.
  package struct Rotor: Equatable {
    package let label: String
    package let entries: [Entry]

    package struct Entry: Equatable {
      package let label: String?
      /// The identifier of the element; nil for the element with the rotor.
      package let target: Link?
      /// The range of characters in the value of a text field.
      package let textRange: Range<String.Index>?
    }
  }

  package struct Point: Hashable, Sendable {
    /// The point in the element, from 0 to 1 in each dimension.
    package let x: CGFloat
    package let y: CGFloat
    package let description: String

    init(_ point: UnitPoint, _ description: String) { (x, y, self.description) = (point.x, point.y, description) }
  }

  /// The way in which a screen reader speaks the texts of an element.
  package struct Speech: Hashable, Sendable {
    package var spellsOutCharacters = false
    package var alwaysIncludesPunctuation = false
    package var queuesAnnouncements = false
    /// From -1, low, to 1, high.
    package var adjustedPitch = 0.0
  }

  /// An identifier in a namespace.
  package struct Link: Hashable {
    let id: AnyHashable
    let namespace: AnyHashable?
  }

  /// A part of a pair.
  package struct Pair: Equatable {
    /// The identifier that both parts share.
    package let link: Link
    package let role: AccessibilityLabeledPairRole
  }
}
