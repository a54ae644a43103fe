internal import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The less common properties of a node.
package struct AccessibilityDetails: Equatable {
  /// The names that people can use to refer to the element by voice, most important first.
  package var inputLabels: [String] = []
  /// The level of a heading, from 1 to 6, 0 for a heading without a level, or nil for other elements.
  package var headingLevel: Int?
  package var textContentType: String?
  /// The links in a text, in order. Each has an action with the same name.
  package internal(set) var links: [LinkedPart] = []
  /// The URL that the element opens, if the entire element is a link.
  package internal(set) var url: URL?

  /// A part of a text that is a link.
  package struct LinkedPart: Equatable {
    package let text: String
    package let url: URL
  }

  package var customContent: [CustomContent] = []
  package var rotors: [Rotor] = []
  /// A Boolean value that indicates whether people can interact with the element, or nil if it isn't specified.
  package var respondsToUserInteraction: Bool?
  package var dragPoints: [Point] = []
  package var dropPoints: [Point] = []
  /// The options of a direct touch area, or nil for other elements.
  package var directTouch: [String]?
  package var speech = Speech()
  /// A Boolean value that indicates whether the element keeps its colors while the system inverts the screen.
  package var ignoresInvertColors = false
  /// The enlarged text to show while people hold a touch on the element, or nil for none.
  package var largeContent: String?
  /// The description of the scroll position.
  package var scrollStatus: String?
  /// The description of a chart, or nil for other elements.
  package var chart: AccessibilityChart?
  /// The group of elements linked to each other, or nil for none.
  package var linkedGroup: Link?
  /// The pair of a label and its content, or nil for none.
  package var labeledPair: Pair?
  /// The identifiers with which rotors refer to the element.
  package var rotorEntries: [Link] = []

  package struct CustomContent: Hashable, Sendable {
    let key: String
    package let label: String
    package let value: String
    package let isImportant: Bool
  }

  /// A list of places that people can step through.
  package struct Rotor: Equatable {
    package let label: String
    package let entries: [Entry]

    package struct Entry: Equatable {
      package let label: String?
      /// The identifier of the target element, or nil for the element that has the rotor.
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

  /// Options for how a screen reader speaks the text of an element.
  package struct Speech: Hashable, Sendable {
    package var spellsOutCharacters = false
    package var alwaysIncludesPunctuation = false
    package var queuesAnnouncements = false
    /// The pitch, from -1 (low) to 1 (high).
    package var adjustedPitch = 0.0
  }

  /// An identifier in a namespace.
  package struct Link: Hashable {
    let id: AnyHashable
    let namespace: AnyHashable?
  }

  /// One side of a labeled pair.
  package struct Pair: Equatable {
    /// The identifier that both parts share.
    package let link: Link
    package let role: AccessibilityLabeledPairRole
  }
}
