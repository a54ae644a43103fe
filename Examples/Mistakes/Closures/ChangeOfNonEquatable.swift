import SwiftUI

struct Point { var x = 0 }

struct Page: View {
  @State private var point = Point()

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").onChange(of: point) { print("moved") }  // mistake: 'Point' conform to 'Equatable'
          Text("World")
        }
      }
    }
  }
}
